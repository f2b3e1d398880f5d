import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#/web/ui/button.tsx'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { AgainView } from './again-view.tsx'
import { AdminTabs } from './admin-tabs.tsx'
import { DraftsTable } from './drafts-table.tsx'
import { useDrafts, useTariffActs, useVersions } from './use-tariffs.ts'
import { VersionsTable } from './versions-table.tsx'
import styles from './tariffs.module.css'
import { AdminPage } from '#/web/ui/admin-page.tsx'

/** 요금표: what is in force, what is scheduled, what was, and what somebody is working on. */
export function Component() {
  const versions = useVersions()
  const drafts = useDrafts()
  const { create } = useTariffActs()
  const navigate = useNavigate()
  const [again, setAgain] = useState<string | null>(null)
  const begin = async (from: string) => {
    const title = await promptDialog({
      title: `${from} 판으로 초안 만들기`,
      body: '모든 값을 베껴 옵니다. 발행하기 전에는 아무 값도 바뀌지 않습니다.',
      label: '초안 이름',
      required: true,
    })
    if (title === null) return
    const { id } = await create.mutateAsync({ from, title })
    await navigate(`/admin/tariffs/drafts/${id}`)
  }
  if (versions.isPending) return <LoadingState />
  if (versions.isError) {
    return (
      <ErrorState
        title="요금표를 불러오지 못했습니다"
        text={versions.error.message}
        onRetry={() => void versions.refetch()}
      />
    )
  }
  if (again !== null) return <AgainView version={again} onClose={() => setAgain(null)} />
  const items = versions.data.pages.flatMap((page) => page.items)
  const current = items.find(({ state }) => state === 'current') ?? items[0]
  return (
    <AdminPage
      title="상품과 요금표"
      className={styles.page}
      actions={
        current && (
          <Button size="sm" variant="primary" busy={create.isPending} onClick={() => void begin(current.version)}>
            새 초안 만들기
          </Button>
        )
      }
    >
      <AdminTabs />
      <section>
        <h2>초안</h2>
        <DraftsTable drafts={drafts.data?.items ?? []} />
      </section>
      <section>
        <h2>발행한 판</h2>
        <VersionsTable versions={items} onBegin={(version) => void begin(version)} onAgain={setAgain} />
        {versions.hasNextPage && (
          <Button
            block
            variant="quiet"
            busy={versions.isFetchingNextPage}
            onClick={() => void versions.fetchNextPage()}
          >
            더 보기
          </Button>
        )}
      </section>
    </AdminPage>
  )
}
