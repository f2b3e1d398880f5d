import type { PageModule } from '../page-module.ts'

export const PAGE_FILES = import.meta.glob<PageModule>('../../features/textbooks/**/*.page.tsx')
