export { ProfileForm, type ProfileFormLabels, type ProfileFormProps, type ProfileValues } from "./profile-form.tsx";
