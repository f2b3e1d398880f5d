import { askCountingAgain } from '#/web/api/counting-consent.ts'
import { publicSettings } from '#/web/api/public-settings.ts'
import { Button } from '#/web/ui/button.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'

/** The way to change the answer about counting, where the shop says what it does with data. */
export function CountingChoice() {
  const isLive = useHydrated()
  if (!isLive || !publicSettings().wcsAccountId) return null
  return (
    <Toolbar apart>
      <Button onClick={askCountingAgain}>방문 통계 설정</Button>
    </Toolbar>
  )
}
