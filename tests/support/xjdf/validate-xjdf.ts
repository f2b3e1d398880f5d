import { readFileSync } from 'node:fs'
import { memoryPages, validateXML } from 'xmllint-wasm'

const SCHEMA = readFileSync(new URL('xjdf.xsd', import.meta.url), 'utf8')

/** What libxml2 has against documents by the schema of CIP4; empty when all are valid. */
export async function xjdfErrors(documents: readonly string[]): Promise<readonly string[]> {
  const xml = documents.map((contents, index) => ({ fileName: `ticket-${index}.xjdf`, contents }))
  const { errors } = await validateXML({
    xml,
    schema: [SCHEMA],
    initialMemoryPages: 4 * memoryPages.MiB * 16,
    maxMemoryPages: 16 * memoryPages.MiB * 16,
  })
  return errors.map(({ message, loc }) => `${loc?.fileName}: ${message}`)
}
