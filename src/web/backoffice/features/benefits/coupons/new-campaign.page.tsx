import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { newCampaign } from './campaign-values.ts'

/** A new coupon, which reaches nobody before it is started. */
export function Component() {
  const navigate = useNavigate()
  const [values] = useState(() => newCampaign(new Date()))
  return (
    <AdminPage
      title="새 쿠폰"
      above={<Link to="/admin/coupons">쿠폰</Link>}
      lead="저장해도 아직 나가지 않습니다. 다음 화면에서 확인하고 시작합니다."
    >
      <CampaignForm
        draft={null}
        values={values}
        onSaved={({ campaign }) => void navigate(`/admin/coupons/${campaign.id}`, { replace: true })}
      />
    </AdminPage>
  )
}
