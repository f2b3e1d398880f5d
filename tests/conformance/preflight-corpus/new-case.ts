import type { Severity } from '#/domain/preflight/finding.ts'
import type { RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { BODY, made, type FileParts, type Made } from './made-page.ts'

/** A defect that no review named: what it is, the rule that has to speak, how urgently, and how it is made. */
export type NewDefect = readonly [name: string, rule: string, severity: Severity, make: () => Made | Promise<Made>]
export type NewClean = readonly [name: string, make: () => Made | Promise<Made>]

/** A page with a paragraph and this besides. */
export const withBody = (content: string, resources = '', file: FileParts = {}): Made =>
  made([{ content: `${BODY} ${content}`, resources }], file)

export const stream = (dict: string, content: string | Uint8Array): RawObject => ({
  dict,
  data: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
})
export const form = (content: string, resources = '', more = ''): RawObject =>
  stream(`/Type /XObject /Subtype /Form /BBox [-9999 -9999 9999 9999] /Resources << ${resources} >> ${more}`, content)
export const tiling = (content: string, resources = '', paint = 1): RawObject =>
  stream(
    `/PatternType 1 /PaintType ${paint} /TilingType 1 /BBox [0 0 60 60] /XStep 60 /YStep 60 /Resources << ${resources} >>`,
    content,
  )
export const spaces = (entries: string): string => `/ColorSpace << ${entries} >>`
export const state = (entries: string): string => `/ExtGState << /O << ${entries} >> >>`
const tint = (cmyk: string) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [${cmyk}] >>`
export const spot = (name: string, cmyk = '0 1 1 0'): string => `[/Separation /${name} /DeviceCMYK ${tint(cmyk)}]`
export const fade = (space: string, from: string, to: string): string =>
  `<< /ShadingType 2 /ColorSpace ${space} /Coords [0 0 400 400] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >> >>`
/** Of so many channels, with zeros for a profile: what it describes is unknown. */
export const profile = (channels: number): RawObject => stream(`/N ${channels}`, new Uint8Array(200))
