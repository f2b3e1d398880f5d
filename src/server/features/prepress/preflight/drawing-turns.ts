import { PdfBusyError } from '#/server/ports/pdf.ts'

type Turns = <T>(whose: string, work: () => Promise<T>) => Promise<T>

interface Line {
  last: Promise<unknown>
  waiting: number
}

/**
 * Work of one caller is done one after the other, so that whoever asks for a thousand heavy pages at once holds one worker and not
 * all. Of whom too many wait already is told `UNAVAILABLE`; the browser comes again.
 */
export function createTurns({ waiting }: { readonly waiting: number }): Turns {
  const lines = new Map<string, Line>()
  return async (whose, work) => {
    const line = lines.get(whose) ?? { last: Promise.resolve(), waiting: -1 }
    if (line.waiting >= waiting) throw new PdfBusyError()
    lines.set(whose, line)
    line.waiting += 1
    const done = line.waiting === 0 ? work() : line.last.then(work)
    line.last = done.then(nothing, nothing)
    try {
      return await done
    } finally {
      line.waiting -= 1
      if (line.waiting < 0) lines.delete(whose)
    }
  }
}

const nothing = () => undefined

/** A screen of thumbnails asks for a few batches, a reader who leafs fast for some more. */
const inTurn = createTurns({ waiting: 24 })

/** Work that is under way in this process, so that a screen full of pages asks for each batch once. */
const underWay = new Map<string, Promise<void>>()

/** What a request needs of the PDF workers: once for all who ask for the same, and one thing of one caller after the other. */
export function onceInTurn(whose: string, what: string, work: () => Promise<void>): Promise<void> {
  const running = underWay.get(what)
  if (running) return running
  const started = inTurn(whose, work).finally(() => underWay.delete(what))
  underWay.set(what, started)
  return started
}
