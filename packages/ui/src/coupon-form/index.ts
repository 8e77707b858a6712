export { CouponForm, type CouponFormLabels, type CouponFormProps } from "./coupon-form.tsx";
