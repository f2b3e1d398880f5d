import * as z from 'zod/mini'
import { bindingOrigin } from './binding-origin.schema.ts'
import { ebookOrigin } from './ebook-origin.schema.ts'
import { editionOrigin } from './edition-origin.schema.ts'
import { kitOrigin } from './kit-origin.schema.ts'

/** What a line was made from where it is no job of options; its own room fills it and the browser is only shown it. */
export const lineOrigin = z.discriminatedUnion('kind', [editionOrigin, bindingOrigin, ebookOrigin, kitOrigin])
