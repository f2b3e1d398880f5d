import type { ReactNode } from 'react'
import { BLEED } from '#/domain/print/n-up.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './figure.module.css'
import { SettingsDialog } from './settings-dialog.tsx'

const A4 = { width: 210, height: 297 }
const A5 = { width: 148, height: 210 }
const grown = (side: number) => side + 2 * BLEED

interface FrameProps {
  readonly name: string
  readonly text: string
  readonly children: ReactNode
}

const Frame = ({ name, text, children }: FrameProps) => (
  <figure className={styles.frame}>
    {children}
    <figcaption>
      <b>{name}</b>
      {text}
    </figcaption>
  </figure>
)

interface BoardProps {
  readonly x: number
  readonly name: string
}

/** A page with its bleed around it. */
const Board = ({ x, name }: BoardProps) => (
  <g transform={`translate(${x} 30)`}>
    <rect width={112} height={158} fill="#fff" />
    <rect width={112} height={158} className={styles.bleed} />
    <rect x={6} y={6} width={100} height={146} className={styles.knife} />
    <text className={styles.words} x={56} y={84} textAnchor="middle">
      {name}
    </text>
  </g>
)

/** A new book of InDesign, and what its export asks for. */
export const IndesignSettings = () => (
  <div className={styles.pair}>
    <Frame name="새 문서" text="A5 책. 도련 칸은 「도련 및 슬러그」를 펼치면 나옵니다.">
      <SettingsDialog
        title="새 문서: 인쇄"
        rows={[
          ['폭 × 높이', `${A5.width} × ${A5.height} mm`],
          ['도련 네 칸', `${BLEED} mm`],
          ['여백', '안쪽을 넓게'],
        ]}
        tick="페이지 마주보기"
      />
    </Frame>
    <Frame name="내보내기" text="스프레드로 내보내면 두 쪽이 붙습니다.">
      <SettingsDialog
        title="Adobe PDF 내보내기: 인쇄"
        rows={[
          ['내보내기 방식', '페이지'],
          ['재단 표시', '넣지 않음'],
          ['색상 변환', '색상 변환 없음'],
        ]}
        tick="문서 도련 설정 사용"
      />
    </Frame>
  </div>
)

/** The paper of a Hangul document, alone and with its bleed. */
export const HangulSettings = () => (
  <div className={styles.pair}>
    <Frame name="편집 용지" text="F7을 누릅니다. A5 책이면 완성 크기 그대로 적습니다.">
      <SettingsDialog
        title="편집 용지"
        rows={[
          ['종류', '사용자 정의'],
          ['폭 × 길이', `${A5.width} × ${A5.height} mm`],
          ['제본', '맞쪽'],
        ]}
        tick="그림 넣을 때: 문서에 포함"
      />
    </Frame>
    <Frame name="바탕이 끝까지 찰 때" text={`폭과 길이에 ${2 * BLEED} mm, 여백에도 ${BLEED} mm씩 더합니다.`}>
      <svg viewBox="0 0 330 194" role="img" aria-label="편집 용지를 도련만큼 크게 잡은 모습">
        <rect x={30} y={14} width={120} height={166} fill="#fff" />
        <rect x={30} y={14} width={120} height={166} className={styles.bleed} />
        <rect x={37} y={21} width={106} height={152} className={styles.knife} />
        <path className={styles.measure} d="M164 97h30m-6-4l6 4-6 4" />
        <text className={cx(styles.words, styles.strong)} x={204} y={92}>
          {grown(A5.width)} ×
        </text>
        <text className={cx(styles.words, styles.strong)} x={204} y={114}>
          {grown(A5.height)} mm
        </text>
      </svg>
    </Frame>
  </div>
)

/** A new document of Illustrator, and its two sides. */
export const IllustratorSettings = () => (
  <div className={styles.pair}>
    <Frame name="새 문서" text={`완성 크기 그대로 적고, 도련은 칸에 ${BLEED} mm.`}>
      <SettingsDialog
        title="새로 만들기: 인쇄"
        rows={[
          ['폭 × 높이', `${A4.width} × ${A4.height} mm`],
          ['도련', `위 아래 왼쪽 오른쪽 ${BLEED} mm`],
          ['색상 모드', 'CMYK 색상'],
          ['래스터 효과', '고해상도(300 ppi)'],
        ]}
        tick="저장할 때: 문서 도련 설정 사용"
      />
    </Frame>
    <Frame name="대지 둘" text="앞면과 뒷면을 나란히 두고, 바탕은 파란 줄까지 늘립니다.">
      <svg viewBox="0 0 330 226" role="img" aria-label="앞면과 뒷면이 대지 둘로 나란히 놓인 모습">
        <Board x={36} name="앞면" />
        <Board x={182} name="뒷면" />
      </svg>
    </Frame>
  </div>
)

/** A new document of Photoshop, which knows no bleed, and its layers. */
export const PhotoshopSettings = () => (
  <div className={styles.pair}>
    <Frame name="새 문서" text="도련 칸이 없으니 처음부터 더한 크기로 만듭니다.">
      <SettingsDialog
        title="새로운 문서: A4"
        rows={[
          ['폭', `${A4.width} + ${2 * BLEED} = ${grown(A4.width)} mm`],
          ['높이', `${A4.height} + ${2 * BLEED} = ${grown(A4.height)} mm`],
          ['해상도', '300 픽셀/인치'],
          ['색상 모드', 'CMYK 색상'],
        ]}
        tick="저장할 때: 레이어 그대로 Photoshop PDF"
      />
    </Frame>
    <Frame name="레이어" text="글자 레이어를 합치지 않아야 또렷하게 찍힙니다.">
      <svg viewBox="0 0 330 226" role="img" aria-label="글자와 사진과 바탕 레이어가 따로 겹친 모습">
        {['바탕', '사진', '글자'].map((name, at) => (
          <g key={name} transform={`translate(${40 + at * 14} ${138 - at * 46})`}>
            <path d="M40 0h150l-40 54h-150z" fill="#fff" className={at === 2 ? styles.knife : styles.measure} />
            <text className={cx(styles.words, styles.strong)} x={206} y={32}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </Frame>
  </div>
)

const cm = (mm: number) => `${mm / 10} cm`

/** Where Word and PowerPoint ask for the size of the paper. */
export const OfficeSettings = () => (
  <div className={styles.pair}>
    <Frame name="워드" text="A5 책. 바탕이 끝까지 차지 않으면 완성 크기 그대로 적습니다.">
      <SettingsDialog
        title="페이지 설정"
        rows={[
          ['너비', `${grown(A5.width)} mm`],
          ['높이', `${grown(A5.height)} mm`],
          ['여러 페이지', '마주보는 페이지'],
        ]}
        tick="옵션, 저장: 파일에 글꼴 포함"
      />
    </Frame>
    <Frame name="파워포인트" text="A4 한 장. 화면 비율 대신 종이의 크기를 적습니다.">
      <SettingsDialog
        title="슬라이드 크기: 사용자 지정"
        rows={[
          ['너비', cm(grown(A4.width))],
          ['높이', cm(grown(A4.height))],
          ['방향', '세로'],
        ]}
        tick="옵션, 고급: 이미지 압축 안 함"
      />
    </Frame>
  </div>
)

const BOXES = [
  { name: '문서 크기', inset: 0, className: styles.measure },
  { name: '도련', inset: 22, className: styles.bleed },
  { name: '완성 크기', inset: 36, className: styles.knife },
] as const

/** What to answer when a PDF is written, and the three boxes that are in it then. */
export const PdfxSettings = () => (
  <div className={styles.pair}>
    <Frame name="내보내기" text="어느 프로그램에서나 이 네 가지입니다.">
      <SettingsDialog
        title="Adobe PDF 내보내기"
        rows={[
          ['표준', 'PDF/X-4'],
          ['이미지', '300 ppi 그대로'],
          ['보안', '암호 없음'],
        ]}
        tick="문서 도련 설정 사용"
      />
    </Frame>
    <Frame name="파일 안의 상자" text="세 크기가 함께 들어 있어야 어디를 자를지 압니다.">
      <svg viewBox="0 0 330 194" role="img" aria-label="문서 크기 안에 도련, 그 안에 완성 크기가 든 모습">
        <rect x={20} y={12} width={150} height={170} fill="#fff" />
        {BOXES.map(({ name, inset, className }, at) => (
          <g key={name}>
            <rect
              x={20 + inset}
              y={12 + inset}
              width={150 - 2 * inset}
              height={170 - 2 * inset}
              className={className}
            />
            <path className={styles.measure} d={`M${170 - inset} ${56 + at * 40}H214`} />
            <text className={cx(styles.words, styles.strong)} x={220} y={60 + at * 40}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </Frame>
  </div>
)
