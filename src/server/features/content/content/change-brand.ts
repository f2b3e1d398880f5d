import type { changeBrand as endpoint } from '#/contract/content/brand.contract.ts'
import { MOST_PICTURE_BYTES, PICTURE_TOO_LARGE } from '#/contract/content/brand.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { FIRST_COLOURS } from '#/domain/opening/brand-colours.ts'
import { cleanSvg } from '#/lib/svg/clean-svg.ts'
import { type AuditedCall, audit } from '#/server/platform/audit/audit.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import { insertPicture, logoShown, pictureOf } from './brand-pictures.repo.ts'
import type { BrandPictureRow } from './brand-pictures.table.ts'
import { insertShopChanges, lockShop, readShop, saveLook } from './content.repo.ts'

export interface BrandDeps extends Pick<Services, 'database' | 'clock' | 'ids'> {
  readonly photoScaler: PhotoScaler
}
type Call = AuditedCall & { readonly principal: StaffPrincipal }
type Body = BodyOf<typeof endpoint>
type Made = Pick<BrandPictureRow, 'svg' | 'png' | 'width' | 'height'>

export async function presentBrand(db: DbOrTx) {
  const shop = await readShop(db)
  return {
    version: shop?.version ?? 0,
    colours: shop?.colours ?? FIRST_COLOURS,
    logo: await logoShown(db),
    stamp: await pictureOf(db, shop?.stampId ?? null),
  }
}

/** Pictures are made before anything is locked. Errors: INVALID_INPUT, CONFLICT. */
export async function changeBrand(deps: BrandDeps, call: Call, body: Body) {
  const logo = await made(deps, 'logo', body.logo)
  const stamp = await made(deps, 'stamp', body.stamp)
  return deps.database.transaction(async (tx) => {
    await save(tx, deps, call, { ...body, made: { logo, stamp } })
    return presentBrand(tx)
  })
}

type Wanted = Omit<Body, 'logo' | 'stamp'> & { readonly made: Readonly<Record<'logo' | 'stamp', Made | 'keep' | null>> }

async function save(tx: Tx, deps: BrandDeps, call: Call, { version, colours, made: pictures }: Wanted): Promise<void> {
  const before = await lockShop(tx)
  if (!before || before.version !== version)
    throw new AppError('CONFLICT', '그사이 다른 분이 설정을 바꿨습니다. 새로 불러온 뒤 다시 저장해 주세요.')
  const now = deps.clock.now()
  const { staffId } = call.principal
  const idOf = async (use: 'logo' | 'stamp', old: string | null) => {
    const picture = pictures[use]
    if (picture === 'keep') return old
    if (picture === null) return null
    const id = deps.ids.uuid()
    await insertPicture(tx, { id, use, ...picture, madeAt: now, staffId })
    return id
  }
  const logoId = await idOf('logo', before.logoId)
  const stampId = await idOf('stamp', before.stampId)
  await saveLook(tx, { colours, logoId, stampId, version: version + 1, updatedAt: now })
  const pictureWord = (id: string | null) => (id === null ? null : `그림 ${id.slice(0, 4)}`)
  const changes = [
    { field: 'colours.action', before: before.colours.action, after: colours.action },
    { field: 'colours.accent', before: before.colours.accent, after: colours.accent },
    { field: 'logo', before: pictureWord(before.logoId), after: pictureWord(logoId) },
    { field: 'stamp', before: pictureWord(before.stampId), after: pictureWord(stampId) },
  ].filter((change) => change.before !== change.after)
  await insertShopChanges(
    tx,
    changes.map((change) => ({ ...change, id: deps.ids.uuid(), at: now, staffId })),
  )
  await audit(tx, call, { action: 'shop.change-brand', objectKind: 'shop', objectId: null, detail: { changes } })
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The uploaded picture made anew. Errors: INVALID_INPUT at its field. */
async function made(
  { photoScaler }: BrandDeps,
  field: 'logo' | 'stamp',
  wanted: Body['logo'],
): Promise<Made | 'keep' | null> {
  if (wanted.act !== 'new') return wanted.act === 'keep' ? 'keep' : null
  const refuse = (message: string) => new AppError('INVALID_INPUT', message, { [field]: message })
  const content = Buffer.from(wanted.base64, 'base64')
  if (content.length > MOST_PICTURE_BYTES) throw refuse(PICTURE_TOO_LARGE)
  const isPng = content.subarray(0, PNG.length).equals(PNG)
  const clean = isPng ? null : cleanSvg(content.toString('utf8'))
  if (clean && !clean.ok) throw refuse(clean.error)
  const svg = clean?.value.text ?? null
  const drawn = await photoScaler.sign(svg === null ? content : Buffer.from(svg))
  if (!drawn) throw refuse('그림을 그리지 못했습니다. SVG나 PNG로 다시 내보내 주세요.')
  return { svg, png: drawn.content, width: drawn.width, height: drawn.height }
}
