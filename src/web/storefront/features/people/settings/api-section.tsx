import { to } from '#/contract/web-paths.ts'
import { TextLink } from '#/web/ui/text-link.tsx'
import { SettingsSection } from './settings-section.tsx'

/** For firms: the way to keys and webhooks. */
export function ApiSection() {
  return (
    <SettingsSection title="API 연동">
      <p>쓰시는 시스템에서 바로 주문하려면 API 키를 만드세요.</p>
      <TextLink to={to('/mypage/api')}>API 키와 웹훅</TextLink>
    </SettingsSection>
  )
}
