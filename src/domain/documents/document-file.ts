import type { BusinessDocument } from './business-document.ts'

/** `거래명세서_20261123-ABC123.pdf`: by the order, estimate or period, without what a file system cannot keep. */
export const documentFile = ({ title, number }: Pick<BusinessDocument, 'title' | 'number'>): string =>
  `${title}_${number.replaceAll(' – ', '~').replaceAll(' ', '')}.pdf`
