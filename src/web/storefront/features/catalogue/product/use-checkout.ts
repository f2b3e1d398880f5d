import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { BRAND_ID_PATTERN } from '#/domain/brands/brand.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { specKey } from '#/domain/catalog/spec-key.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { online } from '#/web/ui/online.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import type { Goal } from '#/web/blocks/order-intent/order-intent.ts'
import { useResumed } from './use-resumed.ts'
import { forgetDraft } from '#/web/blocks/job-draft/job-drafts.ts'
import type { Upload } from '#/web/blocks/uploader/uploads.ts'
import { showMistake } from '#/web/ui/show-mistake.ts'
import { toast } from '#/web/ui/toasts.ts'
import { filesForCart, leftBehind, stillRead } from './files-for-cart.ts'
import type { JobFile, JobFiles } from './use-job-files.ts'
import type { JobTitle } from './use-job-title.ts'
import { useStop } from './use-stop.ts'

interface CheckoutOptions {
  readonly spec: JobSpec
  readonly tariff: Tariff
  readonly jobTitle: JobTitle
  readonly files: JobFiles
  /** Files are still to be read from where they were left. */
  readonly coming: boolean
  /** The cart item that the page was opened from. */
  readonly item: CartItem | null
}

/** Files that are not there or not read yet when the job is to go: nothing is left behind or passes unseen in silence. */
export interface FileQuestion {
  readonly uploads: readonly Upload[]
  readonly reading: readonly JobFile[]
  readonly goWithout: () => void
  readonly stay: () => void
}

interface Asked {
  readonly goal: Goal
  /** The customer said to leave behind what has not arrived. */
  readonly without: boolean
}

const NO_UPLOADS: readonly Upload[] = []

/** From a finished spec to the cart or the order sheet. Who is not known says that first, and then it goes on by itself. */
export function useCheckout({ spec, tariff, jobTitle, files, coming, item }: CheckoutOptions) {
  const { uploads } = files
  const { title } = jobTitle
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loggedIn = useIsLoggedIn()
  const here = pathname + search
  const brand = item ? item.brand : brandAsked(search)
  const key = useIntentKey(spec, title, uploads)

  const [saving, mutate] = useSaving(async (goal: Goal, askStaff: boolean) => {
    await online()
    const { putInCart } = await import('./put-in-cart.ts')
    const place = await putInCart({
      spec,
      title,
      files: filesForCart(uploads),
      item,
      idempotencyKey: key(),
      alone: goal === 'order',
      askStaff,
      brand,
    })
    if (!item) forgetDraft(spec.product)
    files.clear()
    if (goal === 'cart') toast(item ? '장바구니의 사양을 바꿨습니다.' : '장바구니에 담았습니다.')
    await navigate(place)
  })

  const askWho = async (goal: Goal, askStaff: boolean) => {
    const { keepIntent } = await import('#/web/blocks/order-intent/order-intent.ts')
    keepIntent({ goal, askStaff, from: here, spec, files: uploads.length })
    await navigate(to('/member/login', {}, { from: here }))
  }
  // Files that cannot be printed are asked about before somebody says who they are: after that the order sheet is promised.
  const { proceed, stop } = useStop({ spec, files, tariff, item }, (goal, askStaff) =>
    loggedIn ? mutate(goal, askStaff) : void askWho(goal, askStaff),
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const without = asked?.without === true
  // Who is not known yet says that first; uploads go on meanwhile.
  const missing = loggedIn && !without ? leftBehind(uploads) : NO_UPLOADS
  const reading = stillRead(files.files).filter(({ upload }) => !without || upload?.state === 'ready')
  const settled = missing.length === 0 && reading.length === 0
  // The last file has arrived and is read while the question was open: it goes on by itself.
  const arrived = asked !== null && settled
  useEffect(() => {
    if (!arrived || asked === null) return
    setAsked(null)
    proceed(asked.goal, asked.without)
  }, [arrived, asked, proceed])

  const go = (goal: Goal, askStaff = false) => {
    // What was typed last is not what would be ordered.
    if (showMistake()) return
    if (missing.length > 0 || (!askStaff && reading.length > 0)) return setAsked({ goal, without: false })
    if (askStaff) return mutate(goal, true)
    proceed(goal)
  }
  useResumed({ who: loggedIn ? !coming : null, from: here, spec, files: uploads.length }, go)
  const question: FileQuestion | null =
    asked === null || arrived
      ? null
      : {
          uploads: missing,
          reading,
          // What stays behind is one file: the others are still read, and stop the job when they cannot be printed.
          goWithout: () => setAsked({ ...asked, without: true }),
          stay: () => setAsked(null),
        }
  return {
    busy: saving || coming,
    cartLabel: item ? '장바구니에 반영' : brand ? '브랜드 장바구니' : '장바구니',
    toCart: () => go('cart'),
    toOrder: () => go('order'),
    question,
    stop,
  }
}

/** The brand that somebody came from (`?brand=`). */
function brandAsked(search: string): string | null {
  const asked = new URLSearchParams(search).get('brand')
  return asked !== null && BRAND_ID_PATTERN.test(asked) ? asked : null
}

/** True from the press until the save failed: after a save the page is being left. The failure has been shown by the call. */
function useSaving(
  save: (goal: Goal, askStaff: boolean) => Promise<void>,
): [boolean, (goal: Goal, askStaff: boolean) => void] {
  const [saving, setSaving] = useState(false)
  const now = useRef(save)
  now.current = save
  const start = useCallback((goal: Goal, askStaff: boolean) => {
    setSaving(true)
    now.current(goal, askStaff).catch(() => setSaving(false))
  }, [])
  return [saving, start]
}

/** One key per thing that is added: pressing again after a lost answer adds it once, another spec is another item. */
function useIntentKey(spec: JobSpec, title: string | undefined, uploads: readonly Upload[]): () => string {
  const kept = useRef({ intent: '', key: '' })
  return () => {
    const intent = specKey(spec) + (title ?? '') + uploads.map((upload) => upload.fileId).join()
    if (kept.current.intent !== intent) kept.current = { intent, key: newIdempotencyKey() }
    return kept.current.key
  }
}
