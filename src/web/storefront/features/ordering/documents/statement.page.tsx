import { OrderDocument } from './order-document.tsx'

export const Component = () => <OrderDocument document="statement" />
