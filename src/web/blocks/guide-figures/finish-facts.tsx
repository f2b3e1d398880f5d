import type { ReactNode } from 'react'
import { COATINGS } from '#/domain/catalog/coatings.data.ts'
import type { Finish } from '#/domain/catalog/finish.ts'
import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { findCoating, finishOfVersion } from '#/domain/catalog/lookup.ts'
import type { OptionContext } from '#/domain/catalog/options/option-model.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import figure from './figure.module.css'
import { FinishOnCover } from './finish-on-cover.tsx'
import { FINISH_PICTURES, type DrawnFinish } from './finish-pictures.tsx'
import { hasFinishNow } from './sold-now.ts'
import { useShopOptions } from './use-shop-options.ts'

/** Those whose kinds look different; the others differ in place or number. */
const LOOKS: Readonly<Partial<Record<DrawnFinish, true>>> = { foil: true, emboss: true, 'round-corner': true }
const NO_VARIANTS: Finish['variants'] = []

interface FinishProps {
  readonly id: DrawnFinish
  readonly options: OptionContext
}

/** One finish: how it is done, and what the shop takes it on now, from the data that the option page goes by. */
export const FinishNow = ({ id, options: { catalogue, closed } }: FinishProps) => {
  const finish = finishOfVersion(catalogue?.choices, id)
  if (!finish) return null
  const kinds = KINDS.filter(({ product }) => hasFinishNow(product, id, catalogue?.choices))
  const missing = kinds.length === 0 ? '지금은 받지 않는 후가공입니다.' : closed[id]
  return (
    <>
      <Drawn picture={FINISH_PICTURES[id]} name={finish.name} hint={finish.hint}>
        <FactList layout="ruled" facts={factsOf(finish, kinds)} />
        {missing && <Note>{missing}</Note>}
        {finish.notOn !== '' && <p>{finish.notOn}</p>}
      </Drawn>
      <FinishOnCover finish={id} name={finish.name} variants={LOOKS[id] ? finish.variants : NO_VARIANTS} />
    </>
  )
}

function factsOf(
  { variants, area, minGsm, maxGsm, needsCoating, count, distance }: Finish,
  kinds: readonly KindDefinition[],
) {
  return [
    kinds.length > 0 &&
      (['고를 수 있는 상품', kinds.map(({ product }) => kindByCode(product).name).join(', ')] as const),
    variants.length > 0 && (['종류', variants.map(({ name }) => name).join(', ')] as const),
    area && (['크기', `${area.min.width} × ${area.min.height} – ${area.max.width} × ${area.max.height} mm`] as const),
    count && (['개수', `${count.min}–${count.max}${count.unit}`] as const),
    (minGsm ?? maxGsm) !== undefined &&
      (['종이', [minGsm && `${minGsm} g부터`, maxGsm && `${maxGsm} g까지`].filter(Boolean).join(' ')] as const),
    needsCoating && (['먼저 입힐 코팅', needsCoating.map((one) => findCoating(one)?.name ?? one).join(', ')] as const),
    distance && (['가장자리에서', `${distance.sheet} mm`] as const),
  ]
}

interface DrawnProps {
  readonly picture: ReactNode
  readonly name: string
  readonly hint: string
  readonly children: ReactNode
}

const Drawn = ({ picture, name, hint, children }: DrawnProps) => (
  <figure className={figure.alone}>
    <div className={figure.drawing}>{picture}</div>
    <figcaption>
      <b>{name}</b>
      {hint}
      {children}
    </figcaption>
  </figure>
)

const FinishFacts = ({ id }: Pick<FinishProps, 'id'>) => <FinishNow id={id} options={useShopOptions()} />

export const FoilFinish = () => <FinishFacts id="foil" />
export const EmbossFinish = () => <FinishFacts id="emboss" />
export const SpotUvFinish = () => <FinishFacts id="spot-uv" />
export const ScoreFinish = () => <FinishFacts id="score" />
export const PerforateFinish = () => <FinishFacts id="perforate" />
export const DieCutFinish = () => <FinishFacts id="die-cut" />
export const RoundCornerFinish = () => <FinishFacts id="round-corner" />
export const HoleFinish = () => <FinishFacts id="hole" />
export const NumberingFinish = () => <FinishFacts id="numbering" />

/** Every coating that can be had now, with what it does. */
export const Coatings = () => {
  const { closed } = useShopOptions()
  const open = COATINGS.filter(({ id }) => closed[id] === undefined)
  return (
    <>
      <Drawn picture={FINISH_PICTURES.coating} name="코팅" hint="인쇄한 면에 얇은 막을 입힙니다">
        <FactList layout="ruled" facts={open.map(({ name, hint }) => [name, hint])} />
      </Drawn>
      <FinishOnCover finish="coating" name="코팅" variants={open.filter(({ id }) => id !== 'none')} />
    </>
  )
}
