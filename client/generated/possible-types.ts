export const possibleTypes: Record<string, string[]> = {
  "Listing": [
    "Product",
    "Service"
  ]
}
