export { previewBrand } from './brand.preview.ts'
