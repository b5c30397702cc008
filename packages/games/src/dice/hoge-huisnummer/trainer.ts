export { houseNumberTrainer as trainer } from '../house-number-trainer.ts'
