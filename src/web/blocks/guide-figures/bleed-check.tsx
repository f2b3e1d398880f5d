import { LinkButton } from '#/web/ui/button.tsx'
import styles from './figure.module.css'

/** The way to the page that reads a PDF in the browser and measures it. */
export const BleedCheck = () => (
  <div className={styles.call}>
    <div>
      <b>내 파일에 도련이 있는지 바로 보기</b>
      <p>PDF를 놓으면 쪽마다 크기와 도련을 재어 보여 드립니다. 가입하지 않아도 됩니다.</p>
    </div>
    <LinkButton variant="primary" to="/product/book/file">
      PDF 고르러 가기
    </LinkButton>
  </div>
)
