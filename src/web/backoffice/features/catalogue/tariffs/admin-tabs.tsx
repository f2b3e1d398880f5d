import { LinkTabs } from '#/web/ui/tabs.tsx'

const LINKS = [
  { to: '/admin/tariffs', label: '요금표', end: true },
  { to: '/admin/tariffs/closed', label: '판매 멈춤' },
] as const

export const AdminTabs = () => <LinkTabs label="상품과 요금표" links={LINKS} />
