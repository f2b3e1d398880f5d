import type { Services } from '#/server/platform/services.ts'
import type { PaperPrinter } from '#/server/ports/paper-printer.ts'

export type DocumentsDeps = Pick<Services, 'database' | 'clock'> & { readonly paperPrinter: PaperPrinter }
