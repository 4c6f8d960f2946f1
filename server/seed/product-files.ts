import type { Insertable } from 'kysely'
import type { Database } from '../database/connection'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import type { FileStore } from '../infrastructure/files/files'
import { earlier, HOUR_MS } from '../lib/dates'
import { joinParagraphs } from '../lib/text'
import { standardLicence } from '../modules/product-file/licence'
import { fileKey } from '../modules/upload/stored-file'

/** Writes the files of sample products, unless there are files of products already. Apart from the seed, which has no file store. */
export const addSampleFiles = async (db: Database, fileStore: FileStore) => {
  if (await db.selectFrom('productFile').select('id').limit(1).executeTakeFirst()) return
  const [{ default: writeWorkbook }, { productFiles }, { products }] = await Promise.all([
    import('write-excel-file/universal'),
    import('../../fixtures/product-files'),
    import('../../fixtures/products'),
  ])
  const now = new Date()
  const rows: Insertable<Tables['productFile']>[] = []
  for (const { product, name, columns, rows: lines, update } of productFiles) {
    const { title, description, vendor, createdAt } = assertFound(
      products.find(({ id }) => id === product),
      product,
    )
    const seriesId = `pfl-${product.replace('prd-', '')}-1`
    const updatedAt = earlier(now, (update?.hoursAgo ?? 0) * HOUR_MS).toISOString()
    const versions = update
      ? [
          { createdAt, lines: lines.slice(0, update.rowsBefore) },
          { createdAt: updatedAt, lines },
        ]
      : [{ createdAt, lines }]
    for (const [index, { createdAt, lines }] of versions.entries()) {
      const id = `pfl-${product.replace('prd-', '')}-${index + 1}`
      const about = [title, joinParagraphs(description), 'Licence', standardLicence]
      const workbook = await writeWorkbook([
        {
          sheet: 'Contents',
          columns: columns.map((_, at) => ({ width: at === 0 ? 26 : 36 })),
          data: table(columns, lines),
        },
        { sheet: 'About', columns: [{ width: 90 }], data: about.map((value) => [{ value, wrap: true }]) },
      ]).toBlob()
      const bytes = new Uint8Array(await workbook.arrayBuffer())
      await fileStore.put(fileKey(id), bytes)
      const file = {
        id,
        listingId: product,
        sellerId: vendor,
        seriesId,
        version: index + 1,
        removedAt: null,
        createdAt,
      }
      rows.push({ ...file, name: `${name}.xlsx`, size: bytes.length })
    }
  }
  // Another process may have started at the same time.
  await db
    .insertInto('productFile')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const table = (columns: readonly string[], lines: readonly (readonly (string | number)[])[]) => [
  columns.map((value) => ({ value, fontWeight: 'bold' as const, wrap: true })),
  ...lines.map((line) => line.map((value) => ({ value, wrap: true, alignVertical: 'top' as const }))),
]
