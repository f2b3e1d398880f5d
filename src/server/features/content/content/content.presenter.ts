import type { Faq } from '#/contract/content/faqs.contract.ts'
import type { NoticeRow } from '#/contract/content/notices.contract.ts'
import type { Review } from '#/contract/content/reviews.contract.ts'
import type { FaqRecord, NoticeRecord } from './content.repo.ts'
import type { ReviewRecord } from './reviews.repo.ts'

export const presentNotice = (row: NoticeRecord): NoticeRow => ({
  id: row.id,
  title: row.title,
  pinned: row.pinned,
  publishedAt: row.publishedAt.toISOString(),
})

export const presentFaq = (row: FaqRecord): Faq => ({
  id: row.id,
  category: row.category,
  question: row.question,
  answer: row.answer,
})

export const presentReview = (row: ReviewRecord): Review => ({
  id: row.id,
  product: row.product,
  rating: row.rating,
  body: row.body,
  writer: row.writer,
  jobSummary: row.jobSummary,
  writtenAt: row.writtenAt.toISOString(),
  example: row.example,
})
