import { useLoaderData } from 'react-router'
import { HomeView } from '#/web/blocks/home/home-view.tsx'
import type { loader } from './home.loader.ts'

export const title = () => '책·카탈로그·전단 온라인 인쇄'

export const Component = () => <HomeView {...useLoaderData<typeof loader>()} />
