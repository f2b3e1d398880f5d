import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { academyDesign } from '#/domain/editions/academy-cover.ts'
import { storeForMember } from '#/server/features/files/files/files.public.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import type { EditionsDeps } from './editions-deps.ts'
import type { Book } from './editions.repo.ts'
import type { AcademyCoverRow } from './editions.table.ts'

/** Long enough to be taken into the cart, which keeps it longer. */
const KEEP_DAYS = 2

interface Wanted {
  readonly memberId: string
  readonly book: Book
  readonly cover: Omit<AcademyCoverRow, 'changedAt'>
  readonly spec: JobSpec
  /** The names of classes are printed on it later: it has a place for them. */
  readonly namePlace: boolean
}

/** The press file of an academy's cover of one textbook, as the member's own. Not inside a transaction. */
export async function drawCover(
  deps: EditionsDeps,
  { memberId, book, cover, spec, namePlace }: Wanted,
): Promise<string> {
  const { edition, version } = book
  const { logo, logoWidth, logoHeight } = cover
  const picture =
    logo && logoWidth !== null && logoHeight !== null
      ? { href: `data:image/png;base64,${logo.toString('base64')}`, width: logoWidth, height: logoHeight }
      : null
  const { design, values } = academyDesign(
    { ...edition, look: version.look, curriculum: version.curriculum },
    cover,
    picture,
    namePlace ? '' : null,
  )
  const name = `${edition.title} ${version.number}판 ${cover.name} 표지`
  const pdf = await deps.pressMaker.drawDesign({ design, values, spec, title: name })
  await using folder = await workFolder()
  const path = join(folder.path, 'cover.pdf')
  await writeFile(path, pdf)
  const stored = await storeForMember(deps, { name: `${name}.pdf`, purpose: 'cover', path, memberId, days: KEEP_DAYS })
  return stored.id
}
