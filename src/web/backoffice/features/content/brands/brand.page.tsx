import { Link, useParams } from 'react-router'
import type { BrandKept } from '#/contract/content/staff-brands.contract.ts'
import { USUAL_LEVEL } from '#/domain/pricing/price-level.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { BrandSiteForm } from './brand-site-form.tsx'
import { useBrands } from './use-brands.ts'

const NEW: BrandKept = {
  id: '',
  name: '',
  mark: 'letter',
  surface: 'plain',
  accent: '#1a5a9e',
  tint: '#e8f1fa',
  texts: { tagline: '', headline: '', emphasis: '', intro: '', joining: '가입하면 바로 이용할 수 있어요.', info: [] },
  contact: { telephone: null, mail: null, hours: null },
  terms: '',
  joins: 'at-once',
  memberType: null,
  sells: [],
  kinds: [],
  pricePercent: USUAL_LEVEL,
  headSeesAmounts: false,
  active: true,
  position: 0,
  version: 0,
}

/** One brand, or a new one. */
export function Component() {
  const { id } = useParams()
  const brands = useBrands()
  const brand = id === 'new' ? NEW : brands.data?.brands.find((each) => each.id === id)
  return (
    <AdminPage above={<Link to="/admin/settings/brands">← 브랜드</Link>} title={brand?.name || '새 브랜드'}>
      {brands.isPending && <LoadingState />}
      {brands.isError && (
        <ErrorState title="불러오지 못했습니다" text={brands.error.message} onRetry={() => void brands.refetch()} />
      )}
      {brands.data && !brand && <EmptyState title="없는 브랜드예요" text="목록에서 다시 골라 주세요." />}
      {/* Saved or read anew, the form begins again with what is true now. */}
      {brands.data && brand && <BrandSiteForm key={`${brand.id} ${brand.version}`} brand={brand} />}
    </AdminPage>
  )
}
