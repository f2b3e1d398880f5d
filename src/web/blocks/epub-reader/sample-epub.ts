import { reflowEpub } from '#/epub/write/reflow-epub.ts'
import { SAMPLE_BOOK, SAMPLE_METADATA } from './sample-book.data.ts'

/** Made where it is read, by what makes the books of customers. */
export const sampleEpub = (): Uint8Array => reflowEpub(SAMPLE_BOOK, SAMPLE_METADATA, null)
