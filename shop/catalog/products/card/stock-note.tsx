import { texts } from '#texts/catalog/products/card'
import { LOW_STOCK } from '../../../../lib/low-stock.ts'

/** The stock notice for shoppers. Renders nothing when stock is not low. */
export function StockNote({ stock, className = 'text-xs' }: { stock: number; className?: string }) {
  if (stock >= LOW_STOCK) return null
  return (
    <span className={`font-medium ${stock === 0 ? 'text-danger' : 'text-warn'} ${className}`}>
      {stock === 0 ? texts.outOfStock : texts.onlyLeftInStock(stock)}
    </span>
  )
}
