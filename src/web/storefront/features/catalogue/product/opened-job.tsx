import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readCartItem } from '#/contract/ordering/cart.contract.ts'
import { readEstimate } from '#/contract/ordering/estimates.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { readSavedSpec } from '#/contract/ordering/saved-specs.contract.ts'
import { readReview } from '#/contract/support/reviews.contract.ts'
import { readPortfolio } from '#/contract/content/portfolio.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { call } from '#/web/api/call.ts'
import { guideBySlug } from '#/contract/content/guides.ts'
import { guideStart } from '#/contract/content/guide-starts.ts'
import { OpenedDesigns } from './opened-designs.tsx'
import { scopeOf } from './opened-scope.ts'
import type { Opened, OpenedFrom } from './opened-source.ts'

interface OpenedJobProps {
  readonly product: ProductCode
  readonly from: OpenedFrom
  /** The job as it is now. */
  readonly spec: JobSpec
  readonly onOpened: (opened: Opened) => void
}

const NO_FILES: Opened['files'] = []

/** Reads what the page was opened from. A page that begins with a fresh job never fetches this. */
export function OpenedJob({ product, from, spec, onOpened }: OpenedJobProps) {
  if (from.design !== null)
    return <OpenedDesigns product={product} useId={from.design} spec={spec} onOpened={onOpened} />
  if (from.portfolio !== null) return <OpenedCase product={product} id={from.portfolio} onOpened={onOpened} />
  if (from.saved !== null) return <OpenedSaved product={product} id={from.saved} onOpened={onOpened} />
  if (from.review !== null) return <OpenedReview product={product} id={from.review} onOpened={onOpened} />
  if (from.guide !== null) return <OpenedGuide product={product} id={from.guide} onOpened={onOpened} />
  return <OpenedLine product={product} from={from} onOpened={onOpened} />
}

interface OpenedCaseProps extends Pick<OpenedJobProps, 'product' | 'onOpened'> {
  readonly id: string
}

function OpenedCase({ product, id, onOpened }: OpenedCaseProps) {
  const { data: shown } = useQuery({
    queryKey: ['portfolio', id],
    queryFn: ({ signal }) => call(readPortfolio, { params: { id }, signal }),
    retry: false,
  })
  useEffect(() => {
    if (!shown) return
    const words = `제작사례 「${shown.title}」의 사양으로 시작합니다.`
    onOpened({
      item: null,
      scope: `portfolio ${id}`,
      files: NO_FILES,
      title: null,
      ...checked(shown.spec, product, words),
    })
  }, [shown, product, id, onOpened])
  return null
}

function OpenedSaved({ product, id, onOpened }: OpenedCaseProps) {
  const { data: saved } = useQuery({
    queryKey: ['saved-specs', 'one', id],
    queryFn: ({ signal }) => call(readSavedSpec, { params: { id }, signal }),
    retry: false,
  })
  useEffect(() => {
    if (!saved) return
    const words = '찜하신 사양입니다. 금액은 오늘 가격입니다.'
    onOpened({ item: null, scope: `saved ${id}`, title: null, files: NO_FILES, ...checked(saved.spec, product, words) })
  }, [saved, product, id, onOpened])
  return null
}

function OpenedReview({ product, id, onOpened }: OpenedCaseProps) {
  const { data: review } = useQuery({
    queryKey: ['reviews', 'one', id],
    queryFn: ({ signal }) => call(readReview, { params: { id }, signal }),
    retry: false,
  })
  useEffect(() => {
    if (!review?.spec) return
    const words = `${review.writer} 님 후기의 사양으로 시작합니다.`
    onOpened({
      item: null,
      scope: `review ${id}`,
      title: null,
      files: NO_FILES,
      ...checked(review.spec, product, words),
    })
  }, [review, product, id, onOpened])
  return null
}

/** The example of a guide is the shop's own data: nothing is asked for. */
function OpenedGuide({ product, id, onOpened }: OpenedCaseProps) {
  useEffect(() => {
    const spec = guideStart(id)
    if (!spec) return
    const words = `안내 「${guideBySlug(id)?.title}」의 사양으로 시작합니다.`
    onOpened({ item: null, scope: `guide ${id}`, title: null, files: NO_FILES, ...checked(spec, product, words) })
  }, [product, id, onOpened])
  return null
}

function OpenedLine({ product, from, onOpened }: Omit<OpenedJobProps, 'spec'>) {
  const { cart, order, estimate, line } = from
  const scope = scopeOf(from) ?? ''
  const item = useQuery({
    queryKey: ['cart', 'item', cart],
    queryFn: ({ signal }) => call(readCartItem, { params: { id: cart ?? '' }, signal }),
    enabled: cart !== null,
    retry: false,
  })
  const ordered = useQuery({
    queryKey: ['orders', order],
    queryFn: ({ signal }) => call(readOrder, { params: { orderNumber: order ?? '' }, signal }),
    enabled: order !== null && cart === null,
    retry: false,
  })
  const estimated = useQuery({
    queryKey: ['estimates', 'one', estimate],
    queryFn: ({ signal }) => call(readEstimate, { params: { number: estimate ?? '' }, signal }),
    enabled: estimate !== null && cart === null && order === null,
    retry: false,
  })
  const orderLine = ordered.data?.lines.find((candidate) =>
    line ? candidate.id === line : candidate.product === product,
  )
  const estimateLine = estimated.data?.lines.find((candidate) =>
    line ? String(candidate.position) === line : candidate.product === product,
  )
  useEffect(() => {
    if (item.data) {
      const { spec, files } = item.data
      const words = '장바구니에 담으신 사양입니다.'
      onOpened({ item: item.data, scope, files, title: titleOf(item.data), ...checked(spec, product, words) })
    } else if (orderLine) {
      const { spec, files } = orderLine
      const words = `주문 ${order}의 사양을 불러왔습니다.`
      onOpened({ item: null, scope, files, title: titleOf(orderLine), ...checked(spec, product, words) })
    } else if (estimateLine) {
      const words = `견적 ${estimate}의 사양을 불러왔습니다. 금액은 오늘 가격입니다.`
      const { spec, files } = estimateLine
      onOpened({ item: null, scope, files, title: titleOf(estimateLine), ...checked(spec, product, words) })
    }
  }, [item.data, orderLine, estimateLine, scope, order, estimate, product, onOpened])
  return null
}

const titleOf = ({ title, ownTitle }: { readonly title: string; readonly ownTitle: boolean }): string | null =>
  ownTitle ? title : null

/** A spec that cannot be made any more is shown all the same, with the reason. */
function checked(spec: JobSpec, product: ProductCode, words: string): Pick<Opened, 'spec' | 'words'> {
  const valid = validateSpec(spec)
  if (valid.ok) return { spec: valid.value.product === product ? valid.value : null, words }
  return { spec, words: `${words} 지금은 되지 않는 것이 있습니다. ${valid.error[0]?.message ?? ''}` }
}
