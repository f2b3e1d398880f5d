import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFParser,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'

export type PdfValue = PDFObject | undefined

/** Reads the objects of a file without believing it: a wrong type is simply absent, a chain of references ends. */
export interface PdfObjects {
  readonly context: PDFContext
  readonly root: PDFDict
  readonly info: PDFDict | undefined
  resolve(value: PdfValue): PdfValue
  dict(value: PdfValue): PDFDict | undefined
  array(value: PdfValue): readonly PDFObject[] | undefined
  number(value: PdfValue): number | undefined
  name(value: PdfValue): string | undefined
  boolean(value: PdfValue): boolean | undefined
  text(value: PdfValue): string | undefined
  stream(value: PdfValue): PDFStream | undefined
  /** `a.b.c` looked up through dictionaries. */
  at(dict: PDFDict | undefined, path: string): PdfValue
}

const MAX_REFERENCES = 32

/** Throws when there is no catalogue to begin with. */
export async function parseObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const context = await PDFParser.forBytesWithOptions(bytes, Infinity).parseDocument()
  return objectsOf(context)
}

export function objectsOf(context: PDFContext): PdfObjects {
  const resolve = (value: PdfValue): PdfValue => {
    let at = value
    for (let hops = 0; at instanceof PDFRef; hops++) {
      if (hops === MAX_REFERENCES) return undefined
      at = context.lookup(at)
    }
    return at
  }
  const dict = (value: PdfValue) => {
    const found = resolve(value)
    if (found instanceof PDFDict) return found
    return found instanceof PDFStream ? found.dict : undefined
  }
  const text = (value: PdfValue) => {
    const found = resolve(value)
    if (found instanceof PDFName) return decodeName(found)
    if (!(found instanceof PDFString || found instanceof PDFHexString)) return undefined
    try {
      return found.decodeText()
    } catch {
      return undefined
    }
  }
  const root = dict(context.trailerInfo.Root)
  if (!root) throw new Error('the file has no catalogue')
  return {
    context,
    root,
    info: dict(context.trailerInfo.Info),
    resolve,
    dict,
    text,
    array(value) {
      const found = resolve(value)
      return found instanceof PDFArray ? found.asArray() : undefined
    },
    number(value) {
      const found = resolve(value)
      return found instanceof PDFNumber ? found.asNumber() : undefined
    },
    name(value) {
      const found = resolve(value)
      return found instanceof PDFName ? decodeName(found) : undefined
    },
    boolean(value) {
      const found = resolve(value)
      return found instanceof PDFBool ? found.asBoolean() : undefined
    },
    stream(value) {
      const found = resolve(value)
      return found instanceof PDFStream ? found : undefined
    },
    at(start, path) {
      let at: PdfValue = start
      for (const key of path.split('.')) at = dict(at)?.get(PDFName.of(key))
      return at
    },
  }
}

/** A name's characters stand for its bytes. */
function decodeName(name: PDFName): string {
  return String.fromCharCode(...name.asBytes().subarray(0, 1000))
}
