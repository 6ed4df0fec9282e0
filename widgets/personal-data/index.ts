export { BindCard, type BindCardProps } from './BindCard.tsx';
export { BindPhone, type BindPhoneProps } from './BindPhone.tsx';
export { BindProject, type BindProjectProps } from './project/BindProject.tsx';
export { EditData, type EditDataProps } from './EditData.tsx';
export { JoinProject, type JoinProjectProps } from './project/JoinProject.tsx';
export { PersonalData, type PersonalDataProps } from './PersonalData.tsx';
export { projectState, type ProjectState } from './project/project-state.ts';
