/** No service that the shop asks has so much to say. */
const MOST_BYTES = 1024 * 1024

class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}

/** The JSON of an answer of bounded size, however long its sender would go on; the rest is not fetched. */
export const readJson = async (response: Response, mostBytes = MOST_BYTES): Promise<unknown> =>
  JSON.parse(await readText(response, mostBytes))

export async function readText(response: Response, mostBytes = MOST_BYTES): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    // Leaving the loop cancels the stream.
    if (bytes > mostBytes) throw new AnswerTooLong(`more than ${mostBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
