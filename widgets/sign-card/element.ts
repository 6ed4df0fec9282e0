import { defineElement } from '../../src/element/define.tsx';
import { signCardRow } from './row.ts';
import { SignCard } from './SignCard.tsx';

defineElement(signCardRow, SignCard);
