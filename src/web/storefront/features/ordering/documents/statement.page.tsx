import { OrderPaper } from './order-paper.tsx'

export const Component = () => <OrderPaper paper="statement" />
