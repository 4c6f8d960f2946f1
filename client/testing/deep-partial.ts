export type DeepPartial<Data> = Data extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : Data extends object
    ? { readonly [Key in keyof Data]?: DeepPartial<Data[Key]> }
    : Data
