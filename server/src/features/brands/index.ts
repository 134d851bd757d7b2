export { createBrand, getBrand, listBrands } from './brands.service.ts'
export { type BrandRow, countBrands, findBrandEver } from './brands.store.ts'
