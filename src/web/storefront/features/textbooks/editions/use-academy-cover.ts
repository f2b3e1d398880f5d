import { useQuery } from '@tanstack/react-query'
import { type AcademyCoverView, readAcademyCover, showAcademyLogo } from '#/contract/textbooks/editions.contract.ts'
import type { CoverLogo } from '#/domain/editions/academy-cover.ts'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { call } from '#/web/api/call.ts'

export const COVER_KEY = ['academy-cover'] as const

export interface AcademyCoverOnScreen extends Omit<AcademyCoverView, 'logo'> {
  readonly logo: (CoverLogo & { readonly vector: boolean }) | null
}

/** What the academy's covers say, with its logo as this browser can show it. */
export function useAcademyCover(): { readonly data: AcademyCoverOnScreen | undefined } {
  const brand = useBrandId()
  const cover = useQuery({
    queryKey: COVER_KEY,
    queryFn: ({ signal }) => call(readAcademyCover, { query: { brand }, signal, errors: 'throw' }),
  })
  const wanted = cover.data?.logo ?? null
  const logo = useQuery({
    queryKey: [...COVER_KEY, 'logo', cover.data?.version],
    queryFn: async () => dataUrlOf(await callBlob(showAcademyLogo, { query: { brand }, errors: 'throw' })),
    enabled: wanted !== null,
    staleTime: Infinity,
  })
  if (!cover.data) return { data: undefined }
  return { data: { ...cover.data, logo: wanted && logo.data ? { ...wanted, href: logo.data } : null } }
}

/** Lives as long as the page does, unlike an address of the browser's own that somebody has to give back. */
export const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('a picture could not be read')))
    reader.readAsDataURL(blob)
  })
