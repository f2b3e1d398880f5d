import { EpubCheck } from '@likecoin/epubcheck-ts'

/** What a port of EPUBCheck that nobody here wrote says of a book: errors and warnings, each as `ID path: message`. */
export async function officialFindings(bytes: Uint8Array): Promise<readonly string[]> {
  const { messages } = await EpubCheck.validate(bytes)
  return messages
    .filter(({ severity }) => severity === 'fatal' || severity === 'error' || severity === 'warning')
    .map(({ id, message, location }) => `${id} ${location?.path ?? ''}: ${message}`)
}
