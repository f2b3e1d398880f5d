import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readBrand } from '#/contract/content/brand.contract.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { BrandForm } from './brand-form.tsx'

/** 로고, 직인, 색: how the shop looks on its pages and papers. */
export function Component() {
  const brand = useQuery({
    queryKey: ['shop', 'brand'],
    queryFn: ({ signal }) => call(readBrand, { signal, errors: 'throw' }),
  })
  return (
    <AdminPage
      above={<Link to="/admin/settings">← 설정</Link>}
      title="로고, 직인, 색"
      lead="로고와 색은 가게 화면에, 로고와 직인은 견적서와 거래명세서에 쓰입니다. 저장하면 바로 바뀝니다."
    >
      {brand.isPending && <LoadingState />}
      {brand.isError && (
        <ErrorState title="불러오지 못했습니다" text={brand.error.message} onRetry={() => void brand.refetch()} />
      )}
      {/* Saved or read anew, the form begins again with what is true now. */}
      {brand.data && <BrandForm key={brand.data.version} brand={brand.data} />}
    </AdminPage>
  )
}
