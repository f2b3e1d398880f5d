import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepAcademyCover, MOST_LOGO_BYTES } from '#/contract/textbooks/editions.contract.ts'
import { type CoverLayout, logoWarning } from '#/domain/editions/academy-cover.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import type { CoverOnScreen } from '#/web/blocks/edition-picture/book-picture.tsx'
import { type AcademyCoverOnScreen, COVER_KEY } from './use-academy-cover.ts'

export interface CoverDraft {
  readonly shown: CoverOnScreen
  readonly kept: AcademyCoverOnScreen
  readonly errors: Readonly<Record<string, string>>
  readonly failure: string | null
  readonly busy: boolean
  /** Korean: what becomes of a small logo. */
  readonly logoNote: string | null
  readonly write: (change: Partial<Pick<CoverOnScreen, 'name' | 'phone' | 'line'> & { layout: CoverLayout }>) => void
  readonly setLogo: (file: File | null) => Promise<void>
  /** Keeps what was written, if anything was; false when it was refused. */
  readonly keep: () => Promise<boolean>
}

type Texts = Pick<CoverOnScreen, 'layout' | 'name' | 'phone' | 'line'>
const textsOf = ({ layout, name, phone, line }: Texts): Texts => ({ layout, name, phone, line })

/** The academy's cover while it is being written: live on the drawing, kept when the book goes into the cart. */
export function useCoverDraft(kept: AcademyCoverOnScreen): CoverDraft {
  const client = useQueryClient()
  const brand = useBrandId()
  const [texts, setTexts] = useState<Texts>(() => textsOf(kept))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const save = async (logo: { act: 'keep' | 'none' } | { act: 'new'; base64: string }): Promise<boolean> => {
    setBusy(true)
    try {
      const view = await call(keepAcademyCover, {
        body: { brand, ...texts, logo, version: kept.version },
        errors: 'throw',
      })
      client.setQueryData(COVER_KEY, view)
      setErrors({})
      setFailure(null)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.fields ?? {})
      setFailure(error.message)
      return false
    } finally {
      setBusy(false)
    }
  }
  const setLogo = async (file: File | null) => {
    if (!file) return void (await save({ act: 'none' }))
    if (file.size > MOST_LOGO_BYTES)
      return setErrors({ ...errors, logo: '로고는 512 KB까지 올릴 수 있어요. 더 작게 내보내 주세요.' })
    await save({ act: 'new', base64: await base64Of(file) })
  }
  const changed = kept.version === 0 || JSON.stringify(texts) !== JSON.stringify(textsOf(kept))
  return {
    shown: { ...texts, logo: kept.logo },
    kept,
    errors,
    failure,
    busy,
    logoNote: kept.logo && !kept.logo.vector ? logoWarning(kept.logo.width) : null,
    write: (change) => setTexts((before) => ({ ...before, ...change })),
    setLogo,
    keep: async () => !changed || save({ act: 'keep' }),
  }
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
