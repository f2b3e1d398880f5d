import { PDFDict, PDFName, PDFRawStream, type PDFObject, type PDFRef, type PDFStream } from '@cantoo/pdf-lib'
import type { Box } from '#/pdf/content/box.ts'
import { concatBytes } from '#/pdf/objects/decode-stream.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'
import type { FixFile } from './open-for-fix.ts'
import { unpacked } from './unpacked.ts'

const NEW_LINE = Uint8Array.of(10)

/**
 * The page's drawing as a form that can be drawn anywhere. A form and not the bare content behind a `cm`: patterns and
 * shadings are anchored to the form's own space, so they move along, and an unbalanced `q` stays inside.
 */
export function pageForm(file: FixFile, { dict, inherited }: PageNode, box: Box): PDFRef {
  const { context } = file.objects
  const form = oneStream(file, dict.get(PDFName.of('Contents')))
  const set = (key: string, value: PDFObject | undefined) => value && form.dict.set(PDFName.of(key), value)
  set('Type', PDFName.of('XObject'))
  set('Subtype', PDFName.of('Form'))
  set('BBox', context.obj([box.left, box.bottom, box.right, box.top]))
  set('Resources', inherited.get('Resources') ?? context.obj({}))
  set('Group', dict.get(PDFName.of('Group')))
  return context.register(form)
}

function oneStream(file: FixFile, contents: PDFObject | undefined): PDFRawStream {
  const { objects } = file
  const single = objects.stream(contents)
  if (single instanceof PDFRawStream) return copyOf(file, single)
  const parts = (objects.array(contents) ?? []).flatMap((part) => objects.stream(part) ?? [])
  if (parts.length === 1 && parts[0] instanceof PDFRawStream) return copyOf(file, parts[0])
  return objects.context.flateStream(joinedContent(file, contents))
}

/** The parts of a page's content as the one stream that they are. */
export function joinedContent(file: FixFile, contents: PDFObject | undefined): Uint8Array {
  const { objects } = file
  const single = objects.stream(contents)
  const streams: readonly PDFStream[] = single
    ? [single]
    : (objects.array(contents) ?? []).flatMap((part) => objects.stream(part) ?? [])
  const pieces = streams.flatMap((stream) => [unpacked(file, stream), NEW_LINE])
  return concatBytes(pieces)
}

/** The data as it lies, packed; only what belongs to unpacking it is taken along. */
function copyOf({ objects: { context } }: FixFile, stream: PDFRawStream): PDFRawStream {
  const dict = PDFDict.withContext(context)
  for (const key of ['Filter', 'DecodeParms']) {
    const value = stream.dict.get(PDFName.of(key))
    if (value) dict.set(PDFName.of(key), value)
  }
  return PDFRawStream.of(dict, stream.contents)
}
