import { takePictures } from '../pictures/take-pictures.ts';

takePictures('chromium-109');
