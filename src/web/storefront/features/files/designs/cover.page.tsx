import { DesignGallery } from './design-gallery.tsx'

export const Component = () => (
  <DesignGallery
    kind="cover"
    title="표지 디자인"
    lead="글과 색을 바꾸면 그림이 바로 바뀝니다. 주문에 쓰면 쪽수와 종이에 맞춘 책등까지 넣어 인쇄 파일을 만듭니다."
  />
)
