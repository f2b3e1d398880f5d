import { MoreLink } from '#/web/ui/text-link.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import { BoxPicture, CheckPicture, DropPicture, ProofPicture } from './step-pictures.tsx'
import section from './section.module.css'
import styles from './home-steps.module.css'

const STEPS = [
  { title: '파일을 놓습니다', text: '올라가는 동안 먼저 읽어 쪽수와 크기, 색을 채워 둡니다.', Picture: DropPicture },
  {
    title: '검사 결과를 봅니다',
    text: '재단 여백과 해상도, 글꼴을 살피고 고칠 곳을 쪽마다 짚어 드립니다.',
    Picture: CheckPicture,
  },
  {
    title: '시안을 확정합니다',
    text: '화면에서 쪽을 넘겨 보고, 고칠 곳에 핀을 꽂아 말씀하세요.',
    Picture: ProofPicture,
  },
  { title: '상자로 받습니다', text: '인쇄와 제본을 지날 때마다 주문 상세에서 보실 수 있습니다.', Picture: BoxPicture },
] as const

export function HomeSteps(words: SectionWords) {
  return (
    <section className={section.section} aria-labelledby="steps">
      <SectionHead id="steps" {...words} more={<MoreLink to="/guide/guide7_2">주문 절차</MoreLink>} />
      <ol className={styles.steps}>
        {STEPS.map(({ title, text, Picture }) => (
          <li key={title}>
            <Picture />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
