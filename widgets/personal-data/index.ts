export { BindCard, type BindCardProps } from './BindCard.tsx';
export { BindPhone, type BindPhoneProps } from './BindPhone.tsx';
export { BindProject, type BindProjectProps } from './project/BindProject.tsx';
export { EditData, type EditDataProps } from './EditData.tsx';
export { PersonalData, type PersonalDataProps } from './PersonalData.tsx';
