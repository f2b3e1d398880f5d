import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ReportView } from './report-view.tsx'
import type { Subject } from './use-tariffs.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** Before an older version comes back: what that does to prices. */
export function AgainView({ version, onClose }: { readonly version: string; readonly onClose: () => void }) {
  const [publishing, setPublishing] = useState(false)
  const subject: Subject = { kind: 'again', version, name: `${version} 판` }
  return (
    <AdminPage
      title={`${version} 판 다시 발행`}
      actions={
        <Toolbar>
          <Button size="sm" onClick={onClose}>
            목록으로
          </Button>
          <Button size="sm" variant="primary" onClick={() => setPublishing(true)}>
            다시 발행하기
          </Button>
        </Toolbar>
      }
    >
      <ReportView subject={subject} />
      {publishing && <PublishDialog subject={subject} onClose={() => setPublishing(false)} onDone={onClose} />}
    </AdminPage>
  )
}
