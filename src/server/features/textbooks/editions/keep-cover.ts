import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import {
  type AcademyCoverView,
  type keepAcademyCover as keepEndpoint,
  MOST_LOGO_BYTES,
} from '#/contract/textbooks/editions.contract.ts'
import { SETTABLE } from '#/domain/designs/set-type.ts'
import { COVER_LIMITS } from '#/domain/editions/academy-cover.ts'
import { cleanSvg } from '#/lib/svg/clean-svg.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readCover, saveCover } from './academy-covers.repo.ts'
import type { EditionsDeps } from './editions-deps.ts'
import type { AcademyCoverRow } from './editions.table.ts'

type Body = Omit<BodyOf<typeof keepEndpoint>, 'brand'>
type Logo = Pick<AcademyCoverRow, 'logo' | 'logoWidth' | 'logoHeight' | 'logoVector'>

/** What was kept, or what the account says of the academy while nothing was. */
export async function coverOf(db: DbOrTx, memberId: string): Promise<Omit<AcademyCoverRow, 'changedAt'>> {
  const kept = await readCover(db, memberId)
  if (kept) return kept
  const card = await memberCard(db, memberId)
  const name = settableOf(card?.companyName ?? card?.name ?? '') || settableOf(card?.name ?? '') || '학원'
  const phone = (card?.phone ?? '').replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')
  return { memberId, layout: 'band', name, phone, line: '', ...NO_LOGO, version: 0 }
}

/** What our typefaces can set of a name that was not typed for a cover. */
const settableOf = (name: string): string =>
  [...name]
    .filter((sign) => SETTABLE.test(sign))
    .join('')
    .trim()
    .slice(0, COVER_LIMITS.name)

const NO_LOGO: Logo = { logo: null, logoWidth: null, logoHeight: null, logoVector: false }

export const presentCover = (cover: Omit<AcademyCoverRow, 'changedAt'>): AcademyCoverView => ({
  layout: cover.layout,
  name: cover.name,
  phone: cover.phone,
  line: cover.line,
  logo:
    cover.logoWidth !== null && cover.logoHeight !== null
      ? { width: cover.logoWidth, height: cover.logoHeight, vector: cover.logoVector }
      : null,
  version: cover.version,
})

/** The logo is painted before anything is written. Errors: INVALID_INPUT, CONFLICT. */
export async function keepCover(deps: EditionsDeps, memberId: string, body: Body): Promise<AcademyCoverView> {
  const { db } = deps.database
  const { layout, name, phone, line, version } = body
  const before = await readCover(db, memberId)
  const logo = body.logo.act === 'keep' ? (before ?? NO_LOGO) : await painted(deps, body.logo)
  const row: AcademyCoverRow = {
    memberId,
    layout,
    name,
    phone,
    line,
    logo: logo.logo,
    logoWidth: logo.logoWidth,
    logoHeight: logo.logoHeight,
    logoVector: logo.logoVector,
    version: version + 1,
    changedAt: deps.clock.now(),
  }
  const saved = await deps.database.transaction((tx) => saveCover(tx, row))
  if (!saved) throw new AppError('CONFLICT', '다른 창에서 표지를 바꾸었어요.\n새로 고쳐 지금 표지를 확인해 주세요.')
  return presentCover(row)
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Made anew from what is known to be harmless; a drawing that runs something is refused by name. */
async function painted({ photoScaler }: EditionsDeps, wanted: Exclude<Body['logo'], { act: 'keep' }>): Promise<Logo> {
  if (wanted.act !== 'new') return NO_LOGO
  const refuse = (message: string) => new AppError('INVALID_INPUT', message, { logo: message })
  const content = Buffer.from(wanted.base64, 'base64')
  if (content.length > MOST_LOGO_BYTES) throw refuse('로고는 512 KB까지 올릴 수 있어요. 더 작게 내보내 주세요.')
  const isPng = content.subarray(0, PNG.length).equals(PNG)
  if (!isPng && !content.includes('<svg'))
    throw refuse('SVG나 PNG 그림이 아니에요. 로고를 SVG나 PNG로 다시 내보내 주세요.')
  const clean = isPng ? null : cleanSvg(content.toString('utf8'))
  if (clean && !clean.ok) throw refuse(clean.error)
  const drawn = await photoScaler.sign(clean?.ok ? Buffer.from(clean.value.text) : content)
  if (!drawn) throw refuse('로고를 그리지 못했어요. SVG나 PNG로 다시 내보내 주세요.')
  return { logo: drawn.content, logoWidth: drawn.width, logoHeight: drawn.height, logoVector: clean !== null }
}
