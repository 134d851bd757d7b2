export { createBrand, getBrand, listBrands, updateBrand } from './brands.service.ts'
export { type BrandRow, countBrands, findBrandEver } from './brands.store.ts'
