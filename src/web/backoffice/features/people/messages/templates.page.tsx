import { Link, useSearchParams } from 'react-router'
import type { MessageTemplateView } from '#/contract/people/message-templates.contract.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'
import styles from './templates.module.css'
import { useTemplates } from './use-templates.ts'

/** 알림 문구: what customers are told at which moment, in the shop's own words. */
export function Component() {
  const templates = useTemplates()
  return (
    <AdminPage
      above={<Link to="/admin/messages">← 문자와 메일</Link>}
      title="알림 문구"
      lead="{주문번호}처럼 중괄호로 적은 항목은 보낼 때 채워집니다. 잘못된 문구는 저장되지 않고, 바꾼 기록은 감사 기록에 남습니다."
    >
      {templates.isPending && <LoadingState />}
      {templates.error && (
        <ErrorState
          title="문구를 불러오지 못했습니다"
          text={templates.error.message}
          onRetry={() => void templates.refetch()}
        />
      )}
      {templates.data && <Templates items={templates.data.items} />}
    </AdminPage>
  )
}

function Templates({ items }: { readonly items: readonly MessageTemplateView[] }) {
  const [search] = useSearchParams()
  const wanted = search.get('message')
  const chosen = items.find(({ template }) => template === wanted) ?? items[0]
  return (
    <div className={styles.desk}>
      <TemplateList items={items} chosen={chosen?.template ?? null} />
      {chosen && <TemplateEditor key={`${chosen.template} ${chosen.version}`} template={chosen} />}
    </div>
  )
}
