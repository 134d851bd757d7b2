/** An amount in the installation's currency, with cents only where there are some. */
export const formatMoney = (value: number, currency: string): string =>
  value.toLocaleString('en', { style: 'currency', currency, maximumFractionDigits: value % 1 === 0 ? 0 : 2 })
