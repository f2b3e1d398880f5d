import { LinkTabs } from '#/web/ui/tabs.tsx'

const LINKS = [
  { to: '/admin/notices', label: '공지', end: true },
  { to: '/admin/notices/faqs', label: '자주 묻는 질문' },
] as const

export const ContentTabs = () => <LinkTabs label="공지와 질문" links={LINKS} />
